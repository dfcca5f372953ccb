import type { RegisterBuffer, Worded } from '@netloom/model';
import { say } from './wording/sentences.ts';

/** The trigger of a buffer. */
export function bufferSaid(buffer: RegisterBuffer | undefined): Worded {
  switch (buffer?.trigger) {
    case undefined:
      return say('reg-change/none', {});
    case 'own':
      return say('reg-buffer/own', {});
    case 'register':
      return say('reg-buffer/register', { register: buffer.register });
    case 'field':
      return say('reg-buffer/field', { field: buffer.field });
    case 'input':
      return say(`reg-buffer/input-${buffer.active}`, {});
  }
}
