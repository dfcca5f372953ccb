export * from './fields.ts';
export * from './notepad.ts';
export * from './passkey.ts';
export * from './secondFactor.ts';
export * from './session.ts';
export * from './tour.ts';
export * from './user.ts';
