import { CONFIG_KEYS, isConfigKey } from '@netloom/contract';
import type { ConfigKey, ConfigRow, ConfigValue } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { Mutex } from '../../projects/index.ts';
import { listConfigs } from './repository.ts';
import type { ConfigRecord } from './repository.ts';

/** The installation's settings, kept in memory: what is read is what was saved last. */
export class Configs {
  private stored = new Map<string, ConfigRecord>();
  private readonly turns = new Mutex();

  /** Reads what is stored anew, at the start and after each change; in turn, so that an old reading never comes last. */
  load(database: Database): Promise<void> {
    return this.turns.run('', async () => {
      const records = await listConfigs(database);
      this.stored = new Map(records.map((record) => [record.configKey, record]));
    });
  }

  /** The default holds, too, when an older version stored what is no longer allowed. */
  value<K extends ConfigKey>(key: K): ConfigValue<K> {
    const { value, default: byDefault } = CONFIG_KEYS[key];
    const parsed = value.safeParse(this.stored.get(key)?.configValue ?? byDefault);
    return (parsed.success ? parsed.data : value.parse(byDefault)) as ConfigValue<K>;
  }

  /** Every setting: the product's in its order, then the installation's own by name. */
  rows(): ConfigRow[] {
    const own = [...this.stored.keys()].filter((key) => !isConfigKey(key));
    return [...Object.keys(CONFIG_KEYS), ...own].map((key) => this.row(key)!);
  }

  /** undefined when there is none of that name. */
  row(key: string): ConfigRow | undefined {
    const record = this.stored.get(key);
    if (!isConfigKey(key)) return record && ownRow(record);
    const { kind, default: defaultValue, public: isPublic } = CONFIG_KEYS[key];
    return {
      configKey: key,
      configValue: String(this.value(key)),
      defaultValue,
      kind,
      public: isPublic,
      builtIn: true,
      remark: record?.remark ?? '',
      updateTime: record?.updateTime.toISOString() ?? null,
    };
  }
}

function ownRow({ updateTime, ...record }: ConfigRecord): ConfigRow {
  return {
    ...record,
    defaultValue: '',
    kind: 'text',
    public: false,
    builtIn: false,
    updateTime: updateTime.toISOString(),
  };
}
