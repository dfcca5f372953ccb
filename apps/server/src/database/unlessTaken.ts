const UNIQUE_VIOLATION = '23505';

/** Undefined when what would be written must be unique and is there already. */
export async function unlessTaken<T>(work: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}
