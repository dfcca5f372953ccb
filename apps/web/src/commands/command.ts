/** One thing that a person can do; menus, keys, help and the palette show the same commands. */
export interface Command<T> {
  /** Unique in its set. */
  id: string;
  /** Chords that run it, as `chordOf` writes them; the first is shown. */
  keys?: readonly string[];
  /** Its keys hold while a text is typed too. */
  whileTyping?: true;
  /** Whether it can be done now; always where it is absent. */
  when?: (targets: T) => boolean;
  run: (targets: T) => void;
}

/** The commands of a screen or a part of one. */
export interface CommandSet<T, C extends Command<T> = Command<T>> {
  /** Key in the texts of a command's title. */
  title: (id: string) => string;
  commands: readonly C[];
  byChord: ReadonlyMap<string, C>;
}

/** @throws where two commands have one id or one chord: one of them would never run */
export function commandSet<T, C extends Command<T> = Command<T>>(
  title: (id: string) => string,
  commands: readonly C[],
): CommandSet<T, C> {
  const byChord = new Map<string, C>();
  const ids = new Set<string>();
  for (const command of commands) {
    if (ids.has(command.id)) throw new Error(`two commands are called ${command.id}`);
    ids.add(command.id);
    for (const chord of command.keys ?? []) {
      const other = byChord.get(chord);
      if (other) throw new Error(`${chord} runs both ${other.id} and ${command.id}`);
      byChord.set(chord, command);
    }
  }
  return { title, commands, byChord };
}

/** The commands that can be done now. */
export function possible<T, C extends Command<T>>({ commands }: CommandSet<T, C>, targets: T): C[] {
  return commands.filter(({ when }) => when?.(targets) ?? true);
}
