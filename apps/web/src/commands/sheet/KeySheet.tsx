import { Modal } from 'antd';
import { KeyList } from './KeyList.tsx';
import type { KeyLine } from './KeyList.tsx';

export interface KeySection {
  title: string;
  lines: readonly KeyLine[];
}

interface KeySheetProps {
  title: string;
  sections: readonly KeySection[];
  onClose: () => void;
}

/** The help sheet of a screen: what its keys and the pointer do. */
export function KeySheet({ title, sections, onClose }: KeySheetProps) {
  return (
    <Modal open title={title} footer={null} width="min(860px, 96vw)" onCancel={onClose}>
      <div className="nl-key-sheet">
        {sections.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            <KeyList lines={section.lines} />
          </section>
        ))}
      </div>
    </Modal>
  );
}
