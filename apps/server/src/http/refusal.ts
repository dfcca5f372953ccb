import { ReplyCode } from '@netloom/contract';
import type { Said } from '@netloom/model';
import { Problem } from './problem.ts';
import type { WordingLanguage } from './wording/wording.ts';
import { wordRefusal } from './wording/refusals/refusals.ts';
import type { RefusalPart, RefusalReason, RefusalValue } from './wording/refusals/reason.ts';

interface RefusalOptions {
  /** Path of the field that is at fault, e.g. `body.code`. */
  field?: string;
  /** Put in the places `{name}` of the words. */
  values?: Readonly<Record<string, RefusalValue>>;
  /** Sent along, beside the reason. */
  data?: object;
  /** Of the reply; 601 where it is not given. */
  code?: ReplyCode;
}

/** What packages say in the values, sent along so that it can be said in the reader's language. */
function saidAmong(values: Readonly<Record<string, RefusalValue>>): { said?: Said[] } {
  const said = Object.values(values).filter(
    (value): value is Said => typeof value === 'object' && 'message' in value,
  );
  return said.length === 0 ? {} : { said };
}

/** A refusal whose reason programs read in `data.reason` and people in their language. */
export class Refusal extends Problem {
  readonly reason: RefusalReason;
  private readonly options: RefusalOptions;

  constructor(reason: RefusalReason, options: RefusalOptions = {}, language: WordingLanguage = 'en') {
    const { field, values = {}, data = {}, code = ReplyCode.warning } = options;
    const message = wordRefusal(reason, values, language);
    const issues = field === undefined ? {} : { issues: [{ path: field, message }] };
    super(code, field === undefined ? message : `${field}: ${message}`, {
      ...data,
      ...issues,
      ...saidAmong(values),
      reason,
    });
    this.reason = reason;
    this.options = options;
  }

  /** What it says, as part of another sentence. */
  get part(): RefusalPart {
    const { field, values = {} } = this.options;
    const said = { reason: this.reason, values };
    return field === undefined ? said : { reason: 'of-field', values: { field, why: said } };
  }

  get values(): Readonly<Record<string, RefusalValue>> {
    return this.options.values ?? {};
  }

  in(language: WordingLanguage): Refusal {
    return new Refusal(this.reason, this.options, language);
  }
}
