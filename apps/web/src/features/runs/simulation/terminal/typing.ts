import { inputRun } from '@netloom/contract';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';

/** The most that one call carries. */
const MOST = 4096;

/** Sends what is typed to a run in its order, one call at a time; what is typed meanwhile goes with the next. */
export function createTyping(runId: string, send = sendInput): (text: string) => void {
  let waiting = '';
  let sending = false;

  async function sendAll() {
    if (sending) return;
    sending = true;
    try {
      while (waiting !== '') {
        const text = waiting.slice(0, MOST);
        waiting = waiting.slice(text.length);
        await send(runId, text);
      }
    } catch (error) {
      // What follows a lost text would mean something else.
      waiting = '';
      announceError(error);
    } finally {
      sending = false;
    }
  }

  return (text) => {
    waiting += text;
    void sendAll();
  };
}

function sendInput(runId: string, text: string): Promise<unknown> {
  return callApi(inputRun, { body: { runId, text } });
}
