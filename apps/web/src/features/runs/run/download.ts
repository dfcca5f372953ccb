import { downloadFile, downloadTicket } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';

/** Has the browser download a run's log, or with `file` one of its artifacts. The token stays out of the address. */
export async function download(runId: string, file?: string): Promise<void> {
  const { ticket } = await callApi(downloadTicket, { body: { runId, file } });
  const link = document.createElement('a');
  link.href = `${downloadFile.base}${downloadFile.path}?${new URLSearchParams({ ticket })}`;
  link.download = '';
  link.click();
}
