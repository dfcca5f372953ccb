/** What a device keeps of the account (Web Authentication Level 3, section 14.6.1): it names nobody. */
export const userHandle = (userId: number) => new Uint8Array(Buffer.from(`netloom ${userId}`));
