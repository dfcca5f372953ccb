const UNIQUE_VIOLATION = '23505';

/** Undefined when what would be written must be unique and is there already. */
export async function unlessTaken<T>(work: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (takenIndex(error) !== undefined) return undefined;
    throw error;
  }
}

/** The unique index that a write has violated; undefined for any other error. */
export function takenIndex(error: unknown): string | undefined {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION ? (constraint ?? '') : undefined;
}
