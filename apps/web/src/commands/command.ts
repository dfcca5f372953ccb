/** One thing that a person can do; menus, keys, help and the palette show the same commands. */
export interface Command<T> {
  /** Unique in its set. */
  id: string;
  /** Chords that run it, as `chordOf` writes them; the first is shown. */
  keys?: readonly string[];
  /** Its keys hold while a text is typed too. */
  whileTyping?: true;
  /** Its keys never go on to the browser, which has a use for them, also while it cannot be done. */
  claimsKeys?: true;
  /** Whether it can be done now; always where it is absent. */
  when?: (targets: T) => boolean;
  run: (targets: T) => void;
}

/** The commands of a screen or a part of one. */
export interface CommandSet<T, C extends Command<T> = Command<T>> {
  /** Key in the texts of a command's title. */
  title: (id: string) => string;
  commands: readonly C[];
  byId: ReadonlyMap<string, C>;
  byChord: ReadonlyMap<string, C>;
}

/** @throws where two commands have one id or one chord: one of them would never run */
export function commandSet<T, C extends Command<T> = Command<T>>(
  title: (id: string) => string,
  commands: readonly C[],
): CommandSet<T, C> {
  const byChord = new Map<string, C>();
  const byId = new Map<string, C>();
  for (const command of commands) {
    if (byId.has(command.id)) throw new Error(`two commands are called ${command.id}`);
    byId.set(command.id, command);
    for (const chord of command.keys ?? []) {
      const other = byChord.get(chord);
      if (other) throw new Error(`${chord} runs both ${other.id} and ${command.id}`);
      byChord.set(chord, command);
    }
  }
  return { title, commands, byId, byChord };
}

export function isPossible<T>({ when }: Command<T>, targets: T): boolean {
  return when?.(targets) ?? true;
}

/** The commands that can be done now. */
export function possible<T, C extends Command<T>>({ commands }: CommandSet<T, C>, targets: T): C[] {
  return commands.filter((command) => isPossible(command, targets));
}
