import type { Database } from '../../database/index.ts';
import { Mutex } from '../../projects/index.ts';
import { linkAddresses } from './repository.ts';

/** Addresses of the pages that menu entries embed, kept in memory: each reply names them as allowed in frames. */
export class MenuLinks {
  private addresses: string[] = [];
  private readonly turns = new Mutex();

  /** Reads them anew, at the start and after each change of the menu; in turn, so that an old reading never comes last. */
  load(database: Database): Promise<void> {
    return this.turns.run('', async () => {
      this.addresses = await linkAddresses(database);
    });
  }

  list(): readonly string[] {
    return this.addresses;
  }
}
