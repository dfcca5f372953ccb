import { Alert, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CodeDiff, CodeText, fileAddress } from '../../files/editor/index.ts';
import { FileOutlined } from '@ant-design/icons';
import { IconButton } from '../../../parts/index.ts';
import type { MadeFile } from './byFolder.ts';

/** A line of a file, counted from 1; a new object shows it again. */
export interface Place {
  name: string;
  line: number;
}

interface GeneratedFileProps {
  file: MadeFile;
  isPlaced: boolean;
  place: Place | undefined;
  marks: readonly number[] | undefined;
  picture: ReactNode | undefined;
}

type Look = 'text' | 'difference';

/** One generated file: its text, or beside it what the project has. */
export const GeneratedFile = memo(function GeneratedFile(props: GeneratedFileProps) {
  const { file, isPlaced, place, marks, picture } = props;
  const { t } = useTranslation('generation');
  const navigate = useNavigate();
  const [wanted, setLook] = useState<Look>();
  const { path, text, previous, status, isCut } = file;
  const isDifferent = isPlaced && previous !== null;
  // What somebody wrote by hand, and what goes, is what has to be looked at.
  const usual: Look = status === 'hand-edited' || status === 'removed' ? 'difference' : 'text';
  const look = isDifferent ? (wanted ?? usual) : 'text';
  return (
    <div className="nl-made-file">
      <header>
        <code title={path}>{path}</code>
        {isDifferent ? (
          <Segmented<Look>
            size="small"
            value={look}
            options={(['text', 'difference'] as const).map((value) => ({
              value,
              label: t(`panel.look.${value}`),
            }))}
            onChange={setLook}
          />
        ) : null}
        {isPlaced && status !== 'created' ? (
          <IconButton
            title={t('open')}
            icon={<FileOutlined />}
            onClick={() => void navigate(fileAddress({ path }))}
          />
        ) : null}
      </header>
      {isCut ? <Alert banner type="info" title={t('panel.cut')} /> : null}
      {look === 'difference' ? (
        <div className="nl-made-sides">
          <span>{t(status === 'hand-edited' ? 'side.edited' : 'side.inProject')}</span>
          <span>{t(status === 'removed' ? 'side.removed' : 'side.generated')}</span>
        </div>
      ) : null}
      <div className="nl-made-text">
        {look === 'difference' ? (
          <CodeDiff path={path} before={previous!} after={text} />
        ) : (
          (picture ?? <CodeText compact path={path} text={text} marks={marks} shown={place} />)
        )}
      </div>
    </div>
  );
});
