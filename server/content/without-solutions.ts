type Fields = Record<string, unknown>;

const question = ({ question, answers }: Fields): Fields => ({
  question,
  answers: (answers as Fields[]).map(({ text }) => ({ text })),
});
const lesson = (lessonFields: Fields): Fields =>
  lessonFields['quiz'] ? { ...lessonFields, quiz: (lessonFields['quiz'] as Fields[]).map(question) } : lessonFields;

/** A course as its readers get it: with the questions, without what is right. */
export const withoutSolutions = <T extends Fields>(course: T): T => ({
  ...course,
  chapters: (course['chapters'] as Fields[]).map((chapter) => ({
    ...chapter,
    lessons: (chapter['lessons'] as Fields[]).map(lesson),
  })),
});
