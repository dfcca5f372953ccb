/** A run that cannot be planned; the message names the field of the bad option. */
export class PlanError extends Error {}

/** What an option names is not there. */
export class MissingError extends PlanError {}

/** A file or folder of the tree that an option names is not there. */
export class MissingPath extends MissingError {
  readonly field: string;
  readonly path: string;

  constructor(field: string, path: string, message = `there is no file ${path}`) {
    super(`${field}: ${message}`);
    this.field = field;
    this.path = path;
  }
}
