import { updateTime } from '@netloom/contract';
import { queryClient } from '../api/index.ts';
import { authHeaders, getToken } from '../api/token.ts';

/** A page that goes later was kept by the browser's question, and its user was still there. */
const AT_ONCE_MS = 100;

let asked = 0;

function cleanUp(): void {
  if (performance.now() - asked > AT_ONCE_MS || getToken() === null) return;
  // The server learns when the user was last there; calls under way are given up, which lets the browser keep the
  // page for its back button.
  const { base, path } = updateTime;
  void fetch(`${base}${path}`, { headers: authHeaders(), keepalive: true }).catch(() => undefined);
  void queryClient.cancelQueries();
}

/** Cleans up when the page goes within 100 ms of the browser's announcement. Returns how to stop that. */
export function watchUnload(): () => void {
  const remember = () => {
    asked = performance.now();
  };
  window.addEventListener('beforeunload', remember);
  window.addEventListener('pagehide', cleanUp);
  return () => {
    window.removeEventListener('beforeunload', remember);
    window.removeEventListener('pagehide', cleanUp);
  };
}
