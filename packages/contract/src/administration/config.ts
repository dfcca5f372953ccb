import { z } from 'zod';
import { defineCall } from '../call.ts';
import { time } from '../fields.ts';

/** A setting of the installation. `builtIn` ones are the product's (CONFIG_KEYS), the others the installation's own. */
export const ConfigRow = z.object({
  configKey: z.string(),
  configValue: z.string(),
  /** Empty for the installation's own. */
  defaultValue: z.string(),
  kind: z.enum(['text', 'boolean', 'number', 'url']),
  /** Told without a session too. */
  public: z.boolean(),
  builtIn: z.boolean(),
  remark: z.string(),
  /** null while the default holds. */
  updateTime: time.nullable(),
});
export type ConfigRow = z.infer<typeof ConfigRow>;

const key = z.string().regex(/^[a-zA-Z][a-zA-Z0-9.]{0,99}$/, 'expected letters, digits and dots');

export const configKey = defineCall({
  method: 'GET',
  path: '/system/config/configKey/{key}',
  base: '',
  summary: 'Value of a setting; without a session of public ones alone.',
  params: z.object({ key }),
  reply: z.string(),
});

export const configList = defineCall({
  method: 'GET',
  path: '/sysConfig/selectConfigList',
  summary: 'Every setting, the product’s first.',
  reply: z.array(ConfigRow),
});

export const saveConfig = defineCall({
  method: 'POST',
  path: '/sysConfig/saveConfig',
  summary: 'Sets a setting, or adds one of the installation’s own.',
  audit: true,
  body: z.object({
    configKey: key,
    configValue: z.string().trim().max(2000),
    remark: z.string().trim().max(500).optional(),
  }),
  reply: ConfigRow,
});

export const deleteConfig = defineCall({
  method: 'GET',
  path: '/sysConfig/deleteConfig/{key}',
  summary: 'Deletes a setting of the installation’s own, or takes a product’s one back to its default.',
  audit: true,
  params: z.object({ key }),
  reply: z.null(),
});
