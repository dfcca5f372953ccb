import { remoteCall } from './remoteCall.ts';
import type { RemoteOptions, RemoteServices } from './remoteCall.ts';

/** Pushes a ref of the bare repository to a branch of the remote, never by force. @throws RemoteFailure, a 601. */
export async function pushRemote(
  { ref, branch }: { ref: string; branch: string },
  options: RemoteOptions,
  services: RemoteServices,
): Promise<void> {
  await remoteCall(
    (address) => ['push', '--progress', '--no-verify', '--', address, `${ref}:refs/heads/${branch}`],
    options,
    services,
  );
}
