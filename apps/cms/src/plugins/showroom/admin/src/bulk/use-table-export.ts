import { useCallback, useState } from 'react';
import type { TableExport } from '../../../contracts/bulk.ts';
import { BULK_PATH } from '../../../contracts/bulk.ts';
import { saveFile } from '../transfer/save-file.ts';
import { useCalls } from '../transfer/use-calls.ts';
import { TABLE_TYPE } from './table-type.ts';

/** The state of a download; the size is in bytes. */
export type TableDownload =
  | { readonly status: 'none' | 'preparing' | 'failed' }
  | { readonly status: 'done'; readonly size: number };

export function useTableExport(): {
  readonly download: TableDownload;
  readonly start: (options: TableExport) => Promise<void>;
} {
  const { fetch } = useCalls<never>(BULK_PATH, TABLE_TYPE);
  const [download, setDownload] = useState<TableDownload>({ status: 'none' });
  const start = useCallback(
    async ({ table, format, world, kinds = [] }: TableExport) => {
      setDownload({ status: 'preparing' });
      try {
        const query = new URLSearchParams({ table, format, ...(world === undefined ? {} : { world }) });
        for (const kind of kinds) query.append('kind', kind);
        const file = await (await fetch(`/export?${query}`)).blob();
        saveFile(file, `${table}.${format === 'json' ? 'json' : 'csv'}`);
        setDownload({ status: 'done', size: file.size });
      } catch {
        setDownload({ status: 'failed' });
      }
    },
    [fetch],
  );
  return { download, start };
}
