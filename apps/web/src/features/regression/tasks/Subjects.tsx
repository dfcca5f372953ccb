import { Link } from 'react-router';
import { announceError } from '../../../announce.ts';
import { placeOfText } from '../../talk/text/index.ts';
import { useGoTo } from '../../talk/words/index.ts';
import { bugAddress } from '../bugs/index.ts';
import { planAddress } from '../results/index.ts';

/** What a task is about: defects, testpoints and blocks, each a way to it. */
export function Subjects({ subjects }: { subjects: readonly string[] }) {
  const goTo = useGoTo();
  const toBlock = async (text: string) => {
    const place = await placeOfText(text, null);
    if (place !== undefined) goTo(place);
  };
  return (
    <span className="nl-tasks-subjects">
      {subjects.map((subject) => {
        const bug = /^#bug-(\d+)$/.exec(subject)?.[1];
        const [, plan, testpoint] = /^testpoint:(.+)#(.+)$/.exec(subject) ?? [];
        if (bug !== undefined)
          return (
            <Link key={subject} to={bugAddress(Number(bug))}>
              {subject}
            </Link>
          );
        if (plan !== undefined)
          return (
            <Link key={subject} to={planAddress(plan)} title={subject}>
              {testpoint}
            </Link>
          );
        return (
          <button key={subject} type="button" onClick={() => void toBlock(subject).catch(announceError)}>
            {subject}
          </button>
        );
      })}
    </span>
  );
}
