/** Removes the bundles that nothing starts from any more, but never `current`. */
export function removeOld(folder: string, current: string): void;
