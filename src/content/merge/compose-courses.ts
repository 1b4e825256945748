import type { BuiltEntry, EntryTexts } from './merge-entries.ts';

type Chapter = { title: string; lessons: readonly string[] };

function composed(course: BuiltEntry, lessons: ReadonlyMap<string, BuiltEntry>, language: 'de' | 'en'): EntryTexts {
  const texts = course[language];
  const folder = course.id.replace(/\/course$/, '');
  const chapters = (texts['chapters'] as Chapter[]).map(({ title, lessons: names }) => ({
    title,
    lessons: names.map((name) => {
      const lesson = lessons.get(`${folder}/${name}`);
      if (!lesson) throw new Error(`academy/de/${course.id}.md: Die Lektion ${name} hat keine Datei ${name}.md.`);
      return { ...lesson[language], id: name };
    }),
  }));
  return { ...texts, id: folder, chapters };
}

function checkAllUsed(courses: readonly BuiltEntry[], lessons: ReadonlyMap<string, BuiltEntry>): void {
  const used = courses.flatMap(({ id, de }) =>
    (de['chapters'] as Chapter[]).flatMap((chapter) => chapter.lessons.map((name) => id.replace(/course$/, name))),
  );
  for (const id of lessons.keys()) {
    if (!used.includes(id)) throw new Error(`academy/de/${id}.md: Die Lektion steht in keinem Kapitel ihres Kurses.`);
  }
  const twice = used.find((id, at) => used.indexOf(id) !== at);
  if (twice) throw new Error(`academy/de/${twice}.md: Die Lektion steht zweimal in ihrem Kurs.`);
}

/** Courses with their lessons in the order of their chapters; who may see a course may see its lessons. */
export function composeCourses(entries: readonly BuiltEntry[]): BuiltEntry[] {
  const isCourse = ({ id }: BuiltEntry) => id.endsWith('/course');
  const courses = entries.filter(isCourse);
  const lessons = new Map(entries.filter((entry) => !isCourse(entry)).map((entry) => [entry.id, entry]));
  checkAllUsed(courses, lessons);
  return courses.map((course) => ({
    ...course,
    id: course.id.replace(/\/course$/, ''),
    de: composed(course, lessons, 'de'),
    en: composed(course, lessons, 'en'),
  }));
}
