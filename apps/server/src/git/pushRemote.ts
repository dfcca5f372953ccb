import { remoteCall } from './remoteCall.ts';
import type { RemoteOptions, RemoteServices } from './remoteCall.ts';

/** Pushes a ref of the bare repository to one of the remote, never by force; without `ref` deletes that of the remote. @throws RemoteFailure, a 601. */
export async function pushRemote(
  { ref, to }: { ref: string; to: string },
  options: RemoteOptions,
  services: RemoteServices,
): Promise<void> {
  await remoteCall(
    (address) => ['push', '--progress', '--no-verify', '--', address, `${ref}:${to}`],
    options,
    services,
  );
}
