import type { ChatRecord } from '@netloom/contract';
import { findReferences } from '@netloom/model';
import { useNavigate } from 'react-router';
import { announceError } from '../../../announce.ts';
import { addressOf } from '../text/index.ts';
import { noteRead, recordAddress } from './openRecord.ts';

/** Opens a chat or notice; one of the product leads to what it is about. */
export function useOpenRecord(): (record: ChatRecord) => void {
  const navigate = useNavigate();
  async function open(record: ChatRecord) {
    void noteRead(record);
    const [found] = record.link.startsWith('#') ? findReferences(record.link) : [];
    const address = found === undefined ? recordAddress(record) : await addressOf(found.reference);
    void navigate(address ?? '/notification/index');
  }
  return (record) => void open(record).catch(announceError);
}
