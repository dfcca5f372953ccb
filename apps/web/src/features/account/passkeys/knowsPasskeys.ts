/** Whether this browser can sign in by passkeys, asked without what does it. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;
