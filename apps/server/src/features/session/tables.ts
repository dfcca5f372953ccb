import type { WordingLanguage } from '../../http/wording/wording.ts';
import { bigint, boolean, integer, pgTable, smallint, sql, text, timestamp } from '../../database/drizzle.ts';

export const users = pgTable('users', {
  userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
  userName: text('user_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  avatar: text('avatar').notNull().default(''),
  admin: boolean('admin').notNull().default(false),
  email: text('email').notNull().default(''),
  /** By a mailed link, the sign-in provider or an administrator; no two users have the same confirmed address. */
  emailConfirmed: boolean('email_confirmed').notNull().default(false),
  phone: text('phone').notNull().default(''),
  /** 0 may sign in, 1 is disabled. */
  status: smallint('status').notNull().default(0),
  /** Kept for the names of what he made. */
  deleted: boolean('deleted').notNull().default(false),
  oidcSubject: text('oidc_subject'),
  /** That he last worked in. */
  language: text('language').$type<WordingLanguage>().notNull().default('en'),
  lastSeen: timestamp('last_seen', { withTimezone: true }),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
  /** Name, mail address and phone in small letters; PostgreSQL keeps it. */
  searchText: text('search_text').generatedAlwaysAs(
    sql`lower(user_name || E'\\n' || email || E'\\n' || phone)`,
  ),
});

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  sessionId: integer('session_id').generatedAlwaysAsIdentity(),
  /** The project that the session works in. */
  deptId: integer('dept_id'),
  address: text('address').notNull().default(''),
  agent: text('agent').notNull().default(''),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
  lastSeen: timestamp('last_seen', { withTimezone: true }).notNull().defaultNow(),
});

/** Tries to sign in. `reason` is why one was refused. */
export const loginLogs = pgTable('login_logs', {
  logId: integer('log_id').primaryKey().generatedAlwaysAsIdentity(),
  time: timestamp('time', { withTimezone: true }).notNull().defaultNow(),
  userName: text('user_name').notNull(),
  address: text('address').notNull(),
  agent: text('agent').notNull(),
  success: boolean('success').notNull(),
  reason: text('reason').notNull().default(''),
});

/** Addresses that wait for their mailed link to be opened, one a user. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  email: text('email').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Mailed links that have not been used; they end half an hour after they were made. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Second factors (RFC 6238), one a user; asked for from when a first code has confirmed them. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  /** Encrypted. */
  secret: text('secret').notNull(),
  beginTime: timestamp('begin_time', { withTimezone: true }).notNull(),
  confirmedTime: timestamp('confirmed_time', { withTimezone: true }),
  /** Time step of the code that was accepted last. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(-1),
});

/** Hashes of the recovery codes that have not been used. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: integer('user_id').notNull(),
  codeHash: text('code_hash').notNull(),
});

/** Passkeys (Web Authentication). */
export const passkeys = pgTable('passkeys', {
  passkeyId: integer('passkey_id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  /** COSE key in base64url. */
  publicKey: text('public_key').notNull(),
  /** How often the device says it has signed. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  /** Whether its provider copies it to other devices. */
  synced: boolean('synced').notNull(),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
  lastUsed: timestamp('last_used', { withTimezone: true }),
});
