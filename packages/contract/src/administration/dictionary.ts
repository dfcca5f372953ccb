import { z } from 'zod';
import { Status } from '../account/fields.ts';
import { defineCall } from '../call.ts';
import { Page, id, paged, time } from '../fields.ts';

const typeName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/, 'expected small letters, digits and _, starting with a letter');
const remark = z.string().max(500).default('');

/** A dictionary: entries of one type. */
export const DictType = z.object({
  dictId: z.number(),
  dictName: z.string(),
  dictType: z.string(),
  status: Status,
  remark: z.string(),
  entries: z.number(),
  createTime: time,
});
export type DictType = z.infer<typeof DictType>;

/** The colour of an entry's tag. */
export const TagColour = z.enum(['', 'success', 'warning', 'error', 'processing']);

/** An entry. */
export const DictData = z.object({
  dictCode: z.number(),
  dictId: z.number(),
  dictType: z.string(),
  dictLabel: z.string(),
  dictValue: z.string(),
  dictSort: z.number(),
  cssClass: TagColour,
  isDefault: z.boolean(),
  status: Status,
  remark: z.string(),
  createTime: time,
});
export type DictData = z.infer<typeof DictData>;

export const selectDictTypeList = defineCall({
  method: 'POST',
  path: '/SysDictType/selectDictTypeList',
  summary: 'One page of the dictionaries.',
  body: Page.extend({ search: z.string().max(100).default(''), status: Status.optional() }),
  reply: paged(DictType),
});

export const selectDictTypeById = defineCall({
  method: 'GET',
  path: '/SysDictType/selectDictTypeById/{id}',
  summary: 'One dictionary.',
  params: z.object({ id }),
  reply: DictType,
});

const dictionary = {
  dictName: z.string().trim().min(1).max(100),
  dictType: typeName,
  status: Status.default(0),
  remark,
};

export const insertDictType = defineCall({
  method: 'POST',
  path: '/SysDictType/insertDictType',
  summary: 'Adds a dictionary.',
  audit: true,
  body: z.object(dictionary),
  reply: DictType,
});

export const updateDictType = defineCall({
  method: 'POST',
  path: '/SysDictType/updateDictType',
  summary: 'Changes a dictionary.',
  audit: true,
  body: z.object({ dictId: id, ...dictionary }),
  reply: DictType,
});

export const deleteDictTypeById = defineCall({
  method: 'GET',
  path: '/SysDictType/deleteDictTypeById/{id}',
  summary: 'Deletes a dictionary with its entries.',
  audit: true,
  params: z.object({ id }),
  reply: z.null(),
});

export const selectDictDataList = defineCall({
  method: 'GET',
  path: '/SysDictData/selectDictDataList',
  summary: 'One page of the entries of a dictionary.',
  query: Page.extend({ dictId: id, search: z.string().max(100).default('') }),
  reply: paged(DictData),
});

export const selectDictDataById = defineCall({
  method: 'GET',
  path: '/SysDictData/selectDictDataById/{id}',
  summary: 'One entry.',
  params: z.object({ id }),
  reply: DictData,
});

export const selectDictDataByType = defineCall({
  method: 'GET',
  path: '/SysDictData/selectDictDataByType/{type}',
  summary: 'The entries of a type that are in use, in their order; cached until one changes.',
  params: z.object({ type: z.string().max(64) }),
  reply: z.array(DictData),
});

const entry = {
  dictLabel: z.string().trim().min(1).max(100),
  dictValue: z.string().trim().min(1).max(100),
  dictSort: z.number().int().min(0).max(10_000).default(0),
  cssClass: TagColour.default(''),
  isDefault: z.boolean().default(false),
  status: Status.default(0),
  remark,
};

export const insertDictData = defineCall({
  method: 'POST',
  path: '/SysDictData/insertDictData',
  summary: 'Adds an entry.',
  audit: true,
  body: z.object({ dictId: id, ...entry }),
  reply: DictData,
});

export const updateDictData = defineCall({
  method: 'POST',
  path: '/SysDictData/updateDictData',
  summary: 'Changes an entry.',
  audit: true,
  body: z.object({ dictCode: id, ...entry }),
  reply: DictData,
});

export const deleteDictDataByIds = defineCall({
  method: 'GET',
  path: '/SysDictData/deleteDictDataByIds/{ids}',
  summary: 'Deletes entries; ids are joined with commas.',
  audit: true,
  params: z.object({
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,999}$/, 'expected ids joined with commas')
      .refine((ids) => ids.split(',').every((each) => id.safeParse(each).success), 'expected ids of entries'),
  }),
  reply: z.null(),
});
