import { useUi } from '../store/uiStore.ts';
import { answerOf } from './answer.ts';
import type { Answer, Question } from './answer.ts';
import { endSearch, usePlacement } from './placementStore.ts';
import { searchInWorker } from './placementSearch.ts';

/** Steps that are taken at once, before a worker is asked: enough for an edit that is in nobody's way. */
const AT_ONCE = 8;

/** Answers at once where a few steps settle the question, else from a worker, with progress and a way to end it. */
export function ask(question: Question, take: (answer: Answer) => void): void {
  endSearch();
  const first = answerOf(question, { budget: AT_ONCE });
  if (first.isFinal) return take(first);
  const end = searchInWorker(question, {
    onProgress: (progress) =>
      usePlacement.setState(({ search }) => ({ search: search && { ...search, progress } })),
    onAnswer: (answer) => {
      usePlacement.setState({ search: undefined });
      take(answer);
    },
    onFailure: (message) => usePlacement.setState({ search: undefined, failure: message }),
  });
  usePlacement.setState({
    search: { base: question.base, end, progress: undefined },
    proposal: undefined,
    failure: undefined,
  });
  useUi.setState({ moves: [], bottom: 'placement', panel: 'centre' });
}
