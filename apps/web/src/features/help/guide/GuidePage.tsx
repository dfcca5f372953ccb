import { SearchOutlined } from '@ant-design/icons';
import { Empty, Input } from 'antd';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { GuideBlock } from './GuideBlock.tsx';
import { GuideText } from './GuideText.tsx';
import type { Chapter, Guide } from './guide.ts';
import { foundIn, wordsOf } from './search.ts';
import { useGuide } from './useGuide.ts';
import './guide.css';

/** Shows the part that the address names once it is there. */
function useAnchor(guide: Guide): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    part?.scrollIntoView();
  }, [hash, guide]);
}

function ChapterText({ chapter, words }: { chapter: Chapter; words: readonly string[] }) {
  return (
    <section id={chapter.id} className="nl-guide-chapter">
      <h2>
        <GuideText text={chapter.title} words={words} />
      </h2>
      {chapter.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id}>
          <h3>
            <Link to={{ hash: id }}>
              <GuideText text={title} words={words} />
            </Link>
          </h3>
          {blocks.map((block, index) => (
            <GuideBlock key={index} block={block} words={words} />
          ))}
        </section>
      ))}
    </section>
  );
}

function GuideBody({ guide }: { guide: Guide }) {
  const { t } = useTranslation('guide');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const words = wordsOf(query);
  const found = foundIn(guide, query);
  useAnchor(guide);
  return (
    <div className="nl-guide">
      <nav aria-label={t('contents')}>
        <h1>{t('title')}</h1>
        <Input
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ul>
          {found.map(({ id, title, sections }) => (
            <li key={id}>
              <Link to={{ hash: id }}>{title}</Link>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <Link to={{ hash: section.id }}>{section.title}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {found.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothing')} />
        ) : null}
        {found.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} words={words} />
        ))}
      </main>
    </div>
  );
}

/** How to work with the product, in a frame of the bookmark panel or in a window of its own. */
export default function GuidePage() {
  const { t } = useTranslation('guide');
  const guide = useGuide();
  useEffect(() => {
    document.title = `${t('title')} · Netloom`;
  }, [t]);
  return guide === null ? <Loading /> : <GuideBody guide={guide} />;
}
