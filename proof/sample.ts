/** All of them in the deep suite; in the quick one so many, spread over the list, the first among them. */
export function sample<Case>(all: readonly Case[], quick: number): readonly Case[] {
  if (process.env['NETLOOM_DEEP'] || all.length <= quick) return all;
  return Array.from({ length: quick }, (_, index) => all[Math.floor((index * all.length) / quick)]!);
}
