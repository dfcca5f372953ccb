import type { Reply } from '@netloom/contract';
import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import { sentencesOf } from '../diagnostics/useSaid.ts';
import { i18n } from '../i18n.ts';

type Told = Partial<Reply<unknown>>;
type Sentences = Readonly<Record<string, string>>;

interface Issue {
  path: string;
  message: string;
}

/** What checks say within the words of a reply. */
function saidBy(data: unknown): Said[] {
  const { said = [], diagnostics = [] } = (data ?? {}) as { said?: Said[]; diagnostics?: Said[] };
  return [...said, ...diagnostics].filter(({ wording }) => wording !== undefined);
}

async function ofReader(): Promise<Sentences> {
  await i18n.loadNamespaces('checks');
  return sentencesOf(i18n);
}

/** A reply whose words hold sentences of checks, with these in the reader's language too. */
export async function worded(reply: Told, load = ofReader): Promise<Told> {
  const said = reply.msg ? saidBy(reply.data) : [];
  if (said.length === 0) return reply;
  const sentences = await load();
  const inWords = (text: string) =>
    said.reduce((words, each) => words.replace(each.message, () => saidIn(sentences, each)), text);
  const { issues } = reply.data as { issues?: Issue[] };
  const told = issues?.map((issue) => ({ ...issue, message: inWords(issue.message) }));
  return {
    ...reply,
    msg: inWords(reply.msg ?? ''),
    data: { ...(reply.data as object), ...(told && { issues: told }) },
  };
}
