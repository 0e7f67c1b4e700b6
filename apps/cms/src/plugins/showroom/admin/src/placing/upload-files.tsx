import { Button, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { FetchError, useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { storeFile } from '../uploads/store-file.ts';
import type { StoredFile } from '../uploads/store-file.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly accepts: 'documents' | 'media';
  /** Called for each file, when it has arrived. */
  readonly onStored: (file: StoredFile) => void;
}

const PERMISSIONS = [{ action: 'plugin::upload.assets.create', subject: null }];

/** What the browser's window for files offers; the CMS examines what arrives. */
const ACCEPTED = {
  documents: '.pdf,.zip,.doc,.docx,.odp,.ods,.odt,.ppt,.pptx,.xls,.xlsx',
  media: 'image/*,video/*,.glb,.gltf,.usdz',
};

/** Adds files to the media library and takes them. Nothing for editors who may not upload. */
export function UploadFiles({ accepts, onStored }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [left, setLeft] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  if (allowedActions['canCreate'] !== true) return null;
  // One after the other: each that arrives is taken, whatever becomes of the next one.
  const upload = async (files: readonly File[]): Promise<void> => {
    setRefusals([]);
    for (const [index, file] of files.entries()) {
      setLeft(files.length - index);
      try {
        onStored(await storeFile(post, file));
      } catch (error) {
        const reason = error instanceof FetchError ? error.message : '';
        setRefusals((before) => [...before, t('placing.uploadFailed', { name: file.name, reason })]);
      }
    }
    setLeft(0);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED[accepts]}
        aria-label={t('placing.upload')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void upload(files);
        }}
      />
      <Button
        variant="tertiary"
        startIcon={<Upload aria-hidden />}
        loading={left > 0}
        onClick={() => input.current?.click()}
      >
        {left > 0 ? t('placing.uploading', { count: left }) : t('placing.upload')}
      </Button>
      {refusals.map((refusal) => (
        <Typography key={refusal} tag="p" role="alert" textColor="danger600">
          {refusal}
        </Typography>
      ))}
    </div>
  );
}
