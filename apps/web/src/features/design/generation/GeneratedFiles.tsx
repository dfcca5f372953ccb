import { BuildOutlined } from '@ant-design/icons';
import { Alert, Button, Spin, Tag } from 'antd';
import { memo, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { counted } from './byFolder.ts';
import type { MadeFile } from './byFolder.ts';
import { GeneratedFile } from './GeneratedFile.tsx';
import type { Place } from './GeneratedFile.tsx';
import { GeneratedList } from './GeneratedList.tsx';
import { STATUS_COLOURS } from './statusColours.ts';
import type { Generated } from './useGenerated.ts';
import './generated.css';

interface GeneratedFilesProps {
  generated: Generated;
  /** Name of the file that is shown, below the folder that all share; the first source otherwise. */
  chosen: string | undefined;
  onChoose: (name: string) => void;
  /** Writes them into the project; absent where that cannot be done, and files have no state there. */
  onGenerate?: () => void;
  /** Instead of files, while errors keep them from being made. */
  none: ReactNode;
  /** How they are made, and where else they can go. */
  tools?: (file: MadeFile | undefined) => ReactNode;
  place?: Place | undefined;
  /** Lines of a file that stand out. */
  marksOf?: (file: MadeFile) => readonly number[];
  /** A picture of a file instead of its text. */
  pictureOf?: (file: MadeFile) => ReactNode | undefined;
}

/** What `useGenerated` found: each file with its state against the project, its text, and the difference from what lies there. */
export function GeneratedFiles(props: GeneratedFilesProps) {
  const { generated, chosen, onChoose, onGenerate, none, tools } = props;
  const { t } = useTranslation('generation');
  const { files, diagnostics, isBusy, error } = generated;
  const file = shownFile(files, chosen);
  // That they are made anew is told once what the edit changes is shown.
  const isWaiting = useDeferredValue(isBusy);
  const isFailed = error !== undefined && diagnostics.length === 0;
  return (
    <section className="nl-made" aria-label={t('panel.title')}>
      <header className="nl-made-head">
        {onGenerate ? <States files={files} /> : null}
        {isWaiting ? <Spin size="small" /> : null}
        <span className="nl-made-spring" />
        {tools?.(file)}
        {onGenerate ? (
          <Button size="small" icon={<BuildOutlined />} disabled={file === undefined} onClick={onGenerate}>
            {t('panel.generate')}
          </Button>
        ) : null}
      </header>
      {isFailed ? <Alert banner type="error" title={error} /> : null}
      {file !== undefined ? (
        <Body {...props} file={file} onShow={onChoose} />
      ) : isFailed ? null : isBusy ? (
        <Loading />
      ) : (
        none
      )}
    </section>
  );
}

const SOURCE = /\.(sv|c|h)$/;

function shownFile(files: readonly MadeFile[], chosen: string | undefined): MadeFile | undefined {
  return files.find(({ name }) => name === chosen) ?? files.find(({ name }) => SOURCE.test(name)) ?? files[0];
}

/** How many files are in each state. */
const States = memo(function States({ files }: { files: readonly MadeFile[] }) {
  const { t } = useTranslation('generation');
  return counted(files).map(([status, count]) => (
    <Tag key={status} color={STATUS_COLOURS[status]} variant="filled">
      {t(`panel.count.${status}`, { count })}
    </Tag>
  ));
});

interface BodyProps extends GeneratedFilesProps {
  file: MadeFile;
  onShow: (name: string) => void;
}

function Body({ generated, file, onShow, onGenerate, place, marksOf, pictureOf }: BodyProps) {
  const isPlaced = onGenerate !== undefined;
  const marks = useMemo(() => marksOf?.(file), [marksOf, file]);
  return (
    <div className="nl-made-body">
      <GeneratedList files={generated.files} shown={file.name} isPlaced={isPlaced} onShow={onShow} />
      <GeneratedFile
        key={file.path}
        file={file}
        isPlaced={isPlaced}
        place={place?.name === file.name ? place : undefined}
        marks={marks}
        picture={pictureOf?.(file)}
      />
    </div>
  );
}
