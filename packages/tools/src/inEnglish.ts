import type { StepsCause } from '@netloom/model';

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

/** A cause in the words of the event log, which programs read too. */
export function inEnglish(cause: StepsCause): string {
  switch (cause.code) {
    case 'no-errors':
      return `no errors, ${count(cause.warnings, 'warning')}`;
    case 'bench-said':
      return `the bench reported "${cause.said}"`;
    case 'cases-passed':
      return 'every simulation passed';
    case 'firmware-ended':
      return 'the firmware ended with exit code 0';
    case 'said':
      return cause.said;
    default:
      return `${cause.step}: ${howItEnded(cause)}${cause.first === undefined ? '' : `: ${cause.first}`}`;
  }
}

function howItEnded(cause: Extract<StepsCause, { step: string }>): string {
  switch (cause.code) {
    case 'step-errors':
      return count(cause.errors, 'error');
    case 'step-signal':
      return `ended by ${cause.signal}`;
    case 'step-exit':
      return `exit code ${cause.exitCode}`;
  }
}
