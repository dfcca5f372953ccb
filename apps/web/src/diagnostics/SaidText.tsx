import type { Said } from '@netloom/model';
import { useSaid } from './useSaid.ts';

/** A sentence in the reader's language, with the English one beside it. */
export function SaidText({ said, className }: { said: Said; className?: string }) {
  const text = useSaid()(said);
  return (
    <span className={className} title={text === said.message ? undefined : said.message}>
      {text}
    </span>
  );
}
