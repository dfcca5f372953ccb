import { createRequire } from 'node:module';
import type * as Drizzle from 'drizzle-orm';
import type * as NodePostgres from 'drizzle-orm/node-postgres';
import type * as PgCore from 'drizzle-orm/pg-core';

/**
 * Drizzle as CommonJS. As ES modules each of its files, and each of ours that named it, had Node parse its package.json
 * of 180 kB anew, which was a quarter of the time that the server takes to start.
 */
const require = createRequire(import.meta.url);

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof NodePostgres;

export const {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notExists,
  or,
  sql,
} = require('drizzle-orm') as typeof Drizzle;

export const {
  alias,
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} = require('drizzle-orm/pg-core') as typeof PgCore;
