import { findRun, searchMessages } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import type { Reference } from '@netloom/model';
import { useEffect, useMemo } from 'react';
import { callKey, queryClient, useCall } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';
import { countParts, isAbout, isNamed, referencesOf, wholeOf, wordsFor } from './about.ts';

type SaidMessage = ReplyOf<typeof searchMessages>[number];

/** The newest messages that are looked through. */
const MOST = 50;
const QUIET = { meta: { quiet: true }, staleTime: 30_000, retry: false } as const;

function useFound(search: string | undefined, deptId?: number): SaidMessage[] | undefined {
  const body = { search: search ?? '', limit: MOST, ...(deptId !== undefined && { deptId }) };
  return useCall(searchMessages, { body }, { ...QUIET, enabled: search !== undefined }).data;
}

/** The number of a run that is meant, or whose waves are. */
function useNumber(subject: Reference | null): number | undefined {
  const runId = subject?.kind === 'run' || subject?.kind === 'wave' ? subject.runId : undefined;
  const query = { runId: runId ?? '' };
  return useCall(findRun, { query }, { ...QUIET, enabled: runId !== undefined }).data?.number;
}

/** Looks again when a message is told that has these words, or may have had them. */
function useAnew(words: string): void {
  useEffect(
    () =>
      onStreamMessage((event) => {
        if (words === '' || event.type !== 'chat-messages') return;
        const isTold = event.messages.some(
          ({ content, editTime, deleted }) => deleted || editTime !== null || content.includes(words),
        );
        if (isTold) void queryClient.invalidateQueries({ queryKey: callKey(searchMessages) });
      }),
    [words],
  );
}

/** Messages of chats that the user may read which refer to something or a part of it, the newest first. */
function useSaid(subject: Reference | null): readonly SaidMessage[] {
  const number = useNumber(subject);
  const deptId = useDept((state) => state.deptId) ?? undefined;
  const project = subject !== null && isNamed(subject) ? deptId : undefined;
  const named = useFound(subject === null ? undefined : wordsFor(subject), project);
  const numbered = useFound(number === undefined ? undefined : `#run-${number}`);
  const words = subject === null ? '' : wordsFor(subject);
  useAnew(words);
  return useMemo(() => {
    if (subject === null) return [];
    const all = new Map([...(named ?? []), ...(numbered ?? [])].map((each) => [each.messageId, each]));
    return [...all.values()]
      .filter(({ content }) => isAbout(content, subject, number))
      .sort((a, b) => b.messageId - a.messageId);
    // The same words are the same subject.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [words, named, numbered, number]);
}

/** The same of something that may be a part: asked for once for the whole, however often another part is looked at. */
export function useSaidAbout(nearest: Reference | null): readonly SaidMessage[] {
  const said = useSaid(nearest && wholeOf(nearest));
  // All that is about a run is about its waves too.
  if (nearest === null || nearest.kind === 'run' || nearest.kind === 'wave') return said;
  return said.filter(({ content }) => isAbout(content, nearest));
}

/** How much was said about each part of something, for marks on the parts. */
export function useSaidParts<K>(
  subject: Reference | null,
  partOf: (reference: Reference) => K | undefined,
): ReadonlyMap<K, number> {
  const said = useSaid(subject);
  return useMemo(
    () =>
      countParts(
        said.map(({ content }) => content),
        partOf,
      ),
    // What a part is called does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [said],
  );
}

/** All that messages about something refer to, each reference once a message. */
export function useSaidReferences(subject: Reference | null): readonly Reference[] {
  const said = useSaid(subject);
  return useMemo(() => said.flatMap(({ content }) => referencesOf(content)), [said]);
}

const RESULTS = '#result-';

/** How much was said about each result of regressions, by its id. */
export function useSaidResults(): ReadonlyMap<number, number> {
  useAnew(RESULTS);
  const found = useFound(RESULTS);
  return useMemo(() => {
    const texts = (found ?? []).map(({ content }) => content);
    return countParts(texts, (reference) => (reference.kind === 'result' ? reference.resultId : undefined));
  }, [found]);
}
