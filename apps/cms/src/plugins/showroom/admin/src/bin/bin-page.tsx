import { useParams } from 'react-router-dom';
import { DeletionList } from './deletion-list.tsx';
import { OneDeletionPage } from './one-deletion-page.tsx';

/** What was deleted, and what one deletion has taken. */
export function BinPage() {
  const { '*': deletion = '' } = useParams();
  return deletion === '' ? <DeletionList /> : <OneDeletionPage key={deletion} id={deletion} />;
}
