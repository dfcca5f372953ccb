import type { ChatRecord } from '@netloom/contract';
import { useNavigate } from 'react-router';
import { announceError } from '../../../announce.ts';
import { useGoTo } from '../words/index.ts';
import type { ScreenPlace } from '../words/index.ts';
import { noteRead, recordAddress } from './openRecord.ts';

/** Opens a chat or notice; one of the product leads to what it is about. */
export function useOpenRecord(): (record: ChatRecord) => void {
  const navigate = useNavigate();
  const goTo = useGoTo();
  async function open(record: ChatRecord) {
    void noteRead(record);
    if (!record.link.startsWith('#')) return void navigate(recordAddress(record));
    const place = await linkPlace(record);
    if (place === undefined) void navigate('/notification/index');
    else goTo(place);
  }
  return (record) => void open(record).catch(announceError);
}

/** Of a link that is a reference. */
async function linkPlace({ link, deptId }: ChatRecord): Promise<ScreenPlace | undefined> {
  const { placeOfText } = await import('../text/index.ts');
  return placeOfText(link, deptId);
}
