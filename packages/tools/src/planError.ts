import type { Said } from '@netloom/model';
import { PLAN_REASONS } from './planReasons.ts';
import type { PlanReason } from './planReasons.ts';

type Values = Readonly<Record<string, string | Said>>;

function worded(reason: PlanReason, values: Values): string {
  return PLAN_REASONS[reason].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'object' ? value.message : value;
  });
}

/** A run that cannot be planned: the option at fault, if it is one, and why, to be said in any language. */
export class PlanError extends Error {
  readonly reason: PlanReason;
  readonly field: string | undefined;
  readonly values: Values;

  constructor(reason: PlanReason, field: string | undefined, values: Values = {}) {
    const words = worded(reason, values);
    super(field === undefined ? words : `${field}: ${words}`);
    this.reason = reason;
    this.field = field;
    this.values = values;
  }
}

/** What an option names is not there. */
export class MissingError extends PlanError {}

/** A file or folder of the tree that an option names is not there. */
export class MissingPath extends MissingError {
  readonly path: string;

  constructor(field: string, path: string, reason: PlanReason = 'no-file', values: Values = {}) {
    super(reason, field, { path, ...values });
    this.path = path;
  }
}
