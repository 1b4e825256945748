import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { libraryRoles, libraryUpload, maxLibraryFiles } from '#contract/documents/library-upload.ts';
import type { FileEntry } from '#contract/file.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FieldGroup } from '#islands/ui/form/FieldGroup.tsx';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { ComboboxField, FileDrop } from '#islands/ui/form/schema/field-parts.ts';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useFieldValue, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { uploader } from '#stores/files/uploads.ts';
import { toast } from '#stores/page/toasts.ts';
import { documentsIn, readDocument, uploadDocuments, uploadView } from '#stores/staff/library.ts';
import { folderCaption } from './folder-caption.ts';
import { UploadSummary } from './UploadSummary.tsx';

interface Folder {
  readonly path: string;
  readonly title?: string | undefined;
}

/** The document that this one takes the place of; its details are taken into the form, roles above all. */
function Replaces() {
  const t = texts('library-upload');
  const { form } = useFormScope();
  const folder = useOtherValue<string>('folder');
  const [supersedes = '', setSupersedes] = useFieldValue<string | undefined>('supersedes');
  const [documents, setDocuments] = useState<readonly FileEntry[]>([]);
  const [isTaken, setTaken] = useState(false);
  const list = useCall();
  const read = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the folder alone says which documents there are
  useEffect(() => {
    void list.run(() => documentsIn(folder ?? ''), { onDone: setDocuments });
    if (supersedes && !supersedes.startsWith(`${folder}/`)) setSupersedes('');
  }, [folder]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document that is chosen
  useEffect(() => {
    setTaken(false);
    if (!supersedes) return form.setValue('seen', undefined);
    if (form.getValues('seen')) return;
    void read.run(() => readDocument(supersedes), {
      onDone: ({ description, roles, validUntil, seen }) => {
        const set = (name: string, value: unknown) => form.setValue(name, value, { shouldDirty: true });
        set('seen', seen);
        set('roles', roles);
        if (!form.getValues('description')) set('description', description);
        if (!form.getValues('validUntil')) set('validUntil', validUntil);
        setTaken(true);
      },
    });
  }, [supersedes]);
  const options = [
    { value: '', label: t('replaces.none') },
    ...documents.map((entry) => ({ value: entry.path, label: shownName(entry), hint: entry.version })),
  ];
  const failure = list.failure ? t('replaces.failed') : read.failure;
  return (
    <>
      <ComboboxField
        name="supersedes"
        label={t('replaces.label')}
        hint={t('replaces.hint')}
        required={false}
        placeholder={t('replaces.choose')}
        options={options}
      />
      {failure && <p className="font-semibold text-danger text-sm">{failure}</p>}
      {isTaken && <Notice tone="info">{t('replaces.taken')}</Notice>}
    </>
  );
}

const empty = {
  ...{ fileQueue: [], title: '', description: '', version: '' },
  ...{ roles: [], validFrom: '', validUntil: '', supersedes: '', seen: undefined },
};

/** Files and all that is said of them. */
export function UploadForm({ folders }: { folders: readonly Folder[] }) {
  const t = texts('library-upload');
  const { folder } = useStore(uploadView.$query);
  const start = folders.some(({ path }) => path === folder) ? folder : '';
  return (
    <Form
      again
      look="card"
      keep="library/upload"
      label={t('form')}
      contract={libraryUpload}
      defaults={{ ...empty, folder: start }}
      aside={<UploadSummary folders={folders} />}
      submitLabel={t('submit')}
      busyLabel={t('busy')}
      failure={(error) => (error.status === 409 ? (error.brokenRule ?? failureText(error)) : undefined)}
      onSubmit={async (values) => {
        const { paths } = await uploadDocuments(values);
        const name = paths[0]?.split('/').at(-1) ?? '';
        toast('ok', t('done', { count: paths.length, name }));
      }}
    >
      <FieldGroup title={t('files.title')}>
        <FileDrop name="fileQueue" label={t('files.label')} uploader={uploader} min={1} max={maxLibraryFiles} />
        <ComboboxField
          name="folder"
          label={t('files.folder')}
          hint={t('files.folderHint')}
          placeholder={t('files.folderChoose')}
          options={folders.map((one) => ({ value: one.path, label: folderCaption(one) }))}
        />
      </FieldGroup>
      <FieldGroup title={t('replaces.title')}>
        <Replaces />
      </FieldGroup>
      <FieldGroup title={t('facts.title')}>
        <FieldRow split="longShort">
          <TextInput name="title" label={t('facts.title1')} hint={t('facts.titleHint')} required={false} />
          <TextInput name="version" label={t('facts.version')} hint={t('facts.versionHint')} required={false} />
        </FieldRow>
        <TextArea
          name="description"
          label={t('facts.description')}
          hint={t('facts.descriptionHint')}
          required={false}
          rows={2}
          max={2000}
        />
      </FieldGroup>
      <FieldGroup title={t('who.title')}>
        <CheckboxGroup
          name="roles"
          label={t('who.roles')}
          hint={t('who.rolesHint')}
          required={false}
          options={libraryRoles.map((value) => ({ value, label: texts('roles')(value) }))}
        />
        <FieldRow>
          <DateField name="validFrom" label={t('who.from')} hint={t('who.dayHint')} required={false} />
          <DateField name="validUntil" label={t('who.until')} hint={t('who.dayHint')} required={false} />
        </FieldRow>
      </FieldGroup>
    </Form>
  );
}
