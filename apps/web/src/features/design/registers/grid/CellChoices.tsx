interface CellChoicesProps {
  offered: readonly string[];
  /** Index of the one that Enter takes; -1 for none. */
  chosen: number;
  onChoose: (choice: string) => void;
}

export function CellChoices({ offered, chosen, onChoose }: CellChoicesProps) {
  return (
    <ul role="listbox">
      {offered.map((choice, index) => (
        <li
          key={choice}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(choice);
          }}
        >
          {choice}
        </li>
      ))}
    </ul>
  );
}
