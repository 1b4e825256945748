import { uploadExtensionOf } from '#domain/documents/file-extension.ts';

interface FileType {
  mimetype: string;
  icon: string;
}

const types: Record<string, FileType> = {
  pdf: { mimetype: 'application/pdf', icon: 'pdf' },
  jpg: { mimetype: 'image/jpeg', icon: 'image' },
  jpeg: { mimetype: 'image/jpeg', icon: 'image' },
  png: { mimetype: 'image/png', icon: 'image' },
  xlsx: { mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', icon: 'excel' },
  xls: { mimetype: 'application/vnd.ms-excel', icon: 'excel' },
  docx: { mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', icon: 'word' },
  msg: { mimetype: 'application/vnd.ms-outlook', icon: 'mail' },
  eml: { mimetype: 'message/rfc822', icon: 'mail' },
  txt: { mimetype: 'text/plain; charset=utf-8', icon: 'text' },
  csv: { mimetype: 'text/csv; charset=utf-8', icon: 'excel' },
  pptx: {
    mimetype: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    icon: 'presentation',
  },
  gif: { mimetype: 'image/gif', icon: 'image' },
  webp: { mimetype: 'image/webp', icon: 'image' },
  mp4: { mimetype: 'video/mp4', icon: 'film' },
  mp3: { mimetype: 'audio/mpeg', icon: 'file' },
  wav: { mimetype: 'audio/wav', icon: 'file' },
  url: { mimetype: 'application/internet-shortcut', icon: 'link' },
  zip: { mimetype: 'application/zip', icon: 'archive' },
};

const unknown: FileType = { mimetype: 'application/octet-stream', icon: 'file' };

/** Type and icon by the name's ending; what a browser claims about a file is never believed. */
export const fileType = (name: string): FileType => {
  const extension = uploadExtensionOf(name);
  return Object.hasOwn(types, extension) ? (types[extension] as FileType) : unknown;
};
