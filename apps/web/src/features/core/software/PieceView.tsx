import type { SoftwarePiece } from '@netloom/core';
import { Alert, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../files/editor/index.ts';
import { readFunctions } from './readFunctions.ts';
import { showPiece, useSoftware } from './softwareStore.ts';

/** The value of the choice that shows the API instead of a file. */
const API = ' api';

/** One piece: what it gives, what it needs, its API and its files. */
export function PieceView({ piece }: { piece: SoftwarePiece }) {
  const { t } = useTranslation('software');
  const chosen = useSoftware((state) => state.file);
  const { files, unavailable } = piece;
  const functions = functionsOf(piece);
  const views = [...(functions.length > 0 ? [API] : []), ...files.map(({ path }) => path)];
  const view = views.find((each) => each === chosen) ?? views[0];
  const file = files.find(({ path }) => path === view);
  return (
    <article className="nl-software-piece">
      <PieceHead piece={piece} />
      {unavailable === undefined ? null : <Alert type="info" showIcon title={unavailable} />}
      {views.length === 0 ? null : (
        <Segmented
          size="small"
          aria-label={t('view')}
          value={view}
          options={views.map((value) => ({ value, label: value === API ? t('api') : value }))}
          onChange={(path) => useSoftware.setState({ file: path })}
        />
      )}
      {view === API ? (
        <Api functions={functions} />
      ) : file === undefined ? null : (
        <div className="nl-software-text">
          <CodeText path={file.path} text={file.text} />
        </div>
      )}
    </article>
  );
}

function PieceHead({ piece: { id, needs } }: { piece: SoftwarePiece }) {
  const { t } = useTranslation('software');
  return (
    <header>
      <h2>{t(`piece.${id}.title`)}</h2>
      <p>{t(`piece.${id}.summary`)}</p>
      {needs.length > 0 ? (
        <p className="nl-software-needs">
          {t('needs')}
          {needs.map((need) => (
            <button key={need} type="button" onClick={() => showPiece(need)}>
              {t(`piece.${need}.title`)}
            </button>
          ))}
        </p>
      ) : null}
    </header>
  );
}

/** What the headers declare. */
function functionsOf({ files }: SoftwarePiece) {
  return files
    .filter(({ path }) => path.endsWith('.h'))
    .flatMap(({ path, text }) => readFunctions(text).map((each) => ({ ...each, path })));
}

function Api({ functions }: { functions: ReturnType<typeof functionsOf> }) {
  return (
    <dl className="nl-software-api">
      {functions.map(({ declaration, help, path }) => (
        <div key={`${path} ${declaration}`}>
          <dt>
            <pre>{declaration}</pre>
            <small>{path}</small>
          </dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  );
}
