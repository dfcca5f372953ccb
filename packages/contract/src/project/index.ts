export * from './application.ts';
export * from './department.ts';
