import { Route, Routes } from 'react-router-dom';
import { OverviewPage } from './overview-page.tsx';
import { SideBySidePage } from './side-by-side-page.tsx';

/** The overview, and below it the side-by-side page of each entry. */
export function TranslationsPage() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route path=":uid/:documentId" element={<SideBySidePage />} />
    </Routes>
  );
}
