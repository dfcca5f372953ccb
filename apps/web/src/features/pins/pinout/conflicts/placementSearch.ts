import type { Progress } from '@netloom/pins';
import type { Answer, Question } from './answer.ts';

/** What the worker of a search tells. */
export type FromSearch = { progress: Progress } | { answer: Answer };

interface Listener {
  onProgress(progress: Progress): void;
  onAnswer(answer: Answer): void;
  onFailure(message: string): void;
}

/** Searches in a worker of its own; the function that it returns ends it at once. */
export function searchInWorker(question: Question, listener: Listener): () => void {
  const worker = new Worker(new URL('./placement.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromSearch>) => {
    if ('progress' in data) return listener.onProgress(data.progress);
    worker.terminate();
    // What came from here is told apart by identity, which a worker's copies do not have.
    const { base, wanted, wishes } = question;
    const proposal = { ...data.answer.proposal, base, wanted, declined: wishes.declined ?? [] };
    listener.onAnswer({ ...data.answer, proposal });
  };
  worker.onerror = ({ message }) => {
    worker.terminate();
    listener.onFailure(message);
  };
  worker.postMessage(question);
  return () => worker.terminate();
}
