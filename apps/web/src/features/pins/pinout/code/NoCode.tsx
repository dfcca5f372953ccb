import { StopOutlined } from '@ant-design/icons';
import type { Diagnostic } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fileAddress } from '../../../files/editor/index.ts';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import { showPlace } from '../store/showPlace.ts';

/** Enough to begin with; the problems below have them all. */
const MOST = 12;

interface NoCodeProps {
  diagnostics: readonly Diagnostic[];
  /** Where generated files lie in the project, if they do. */
  folder: string | undefined;
}

/** Instead of code that would be wrong: what is to be mended, in the configuration or in a file beside it. */
export function NoCode({ diagnostics, folder }: NoCodeProps) {
  const { t } = useTranslation('pinCode');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isOfFiles = errors.every(({ place }) => place?.kind === 'source');
  const navigate = useNavigate();
  const show = (place: Diagnostic['place']) => {
    if (place?.kind === 'document') showPlace(place.pointer);
    if (place?.kind === 'source')
      void navigate(fileAddress({ path: `${folder}/${place.file}`, line: place.line }));
  };
  return (
    <div className="nl-pins-no-code">
      <h3>
        <StopOutlined aria-hidden /> {t(isOfFiles ? 'none.brokenMarkers' : 'none.title')}
      </h3>
      <p>{t('none.text', { count: errors.length })}</p>
      <ul>
        {errors.slice(0, MOST).map((error, index) => (
          <li key={`${error.code} ${index}`}>
            <button type="button" onClick={() => show(error.place)}>
              <SeverityIcon severity="error" />
              <SaidText said={error} />
            </button>
          </li>
        ))}
      </ul>
      {errors.length > MOST ? <p>{t('none.more', { count: errors.length - MOST })}</p> : null}
    </div>
  );
}
