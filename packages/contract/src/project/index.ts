export * from './application.ts';
export * from './department.ts';
export * from './webhook.ts';
