import type { ChatRecord } from '@netloom/contract';
import { useNavigate } from 'react-router';
import { announceError } from '../../../announce.ts';
import { noteRead, recordAddress } from './openRecord.ts';

/** Opens a chat or notice; one of the product leads to what it is about. */
export function useOpenRecord(): (record: ChatRecord) => void {
  const navigate = useNavigate();
  async function open(record: ChatRecord) {
    void noteRead(record);
    const address = record.link.startsWith('#') ? await linkAddress(record.link) : recordAddress(record);
    void navigate(address ?? '/notification/index');
  }
  return (record) => void open(record).catch(announceError);
}

/** Of a link that is a reference. */
async function linkAddress(link: string): Promise<string | undefined> {
  const { addressOfText } = await import('../text/index.ts');
  return addressOfText(link);
}
