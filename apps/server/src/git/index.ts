export type { GitCredentials } from './credentials.ts';
export { gitEnvironment } from './environment.ts';
export { mirrorRemote } from './mirrorRemote.ts';
export type { RemoteOptions } from './remoteCall.ts';
export { RemoteFailure } from './remoteFailure.ts';
export { checkRemote } from './remotePolicy.ts';
