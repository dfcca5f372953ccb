import { ComposerBar } from './ComposerBar.tsx';
import { FileTags } from './FileTags.tsx';
import { MessageField } from './MessageField.tsx';
import { useWriting } from './useWriting.ts';
import type { Written } from './useWriting.ts';

interface ComposerProps {
  /** Where the text is kept until it is sent. */
  draftKey: string;
  deptId: number | null;
  label: string;
  /** Rejects where it was not sent: the text stays. */
  onSend: (written: Written) => Promise<unknown>;
  onTyping?: () => void;
}

/** A text with another word at its end. */
const withWord = (text: string, word: string) =>
  text === '' || /\s$/.test(text) ? `${text}${word} ` : `${text} ${word} `;

/** Where a message is written: Enter sends it, Shift+Enter begins a line; files are pasted, dropped or chosen. */
export function Composer({ draftKey, deptId, label, onSend, onTyping }: ComposerProps) {
  const writing = useWriting(draftKey, onSend);
  const { files, setFiles, add, send, busy, isEmpty, text } = writing;
  return (
    <div
      className="nl-composer"
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) event.preventDefault();
        void add(event.clipboardData.files);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add(event.dataTransfer.files);
      }}
    >
      <MessageField
        label={label}
        deptId={deptId}
        value={text}
        onSend={() => void send()}
        onChange={(next) => {
          writing.change(next);
          onTyping?.();
        }}
      />
      <div className="nl-composer-files">
        <FileTags files={files} onChange={setFiles} />
      </div>
      <ComposerBar
        busy={busy}
        isEmpty={isEmpty}
        onAdd={(list) => void add(list)}
        onInsert={(reference) => writing.change(withWord(text, reference))}
        onSend={() => void send()}
      />
    </div>
  );
}
