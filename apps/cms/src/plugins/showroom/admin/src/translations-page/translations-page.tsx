import { Route, Routes } from 'react-router-dom';
import { OverviewPage } from './overview-page.tsx';
import { SideBySidePage } from './side-by-side-page.tsx';

/** The overview, and below it each entry side by side. */
export function TranslationsPage() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route path=":uid/:documentId" element={<SideBySidePage />} />
    </Routes>
  );
}
