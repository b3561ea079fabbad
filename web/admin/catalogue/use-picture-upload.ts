import { useState } from 'react';
import { uploadedPicturesResponse } from '../../../contract/catalogue/picture.ts';
import { messageOf } from '../../api/response.ts';
import { fetchAdmin } from '../admin-call.ts';

export const PICTURE_FILES = 'image/jpeg,image/png,image/webp,image/avif';

/** Files that become addresses of pictures; one upload at a time. */
export function usePictureUpload(onUploaded: (addresses: readonly string[]) => void) {
  const [isUploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  return {
    isUploading,
    refusal,
    setRefusal,
    hint: (hint: string) => (isUploading ? 'Uploading...' : hint),
    async upload(files: readonly File[]) {
      if (isUploading) return;
      setRefusal(undefined);
      setUploading(true);
      try {
        onUploaded(await uploadPictures(files));
      } catch (thrown) {
        console.error('Pictures could not be uploaded:', thrown);
        setRefusal(`Not uploaded. ${messageOf(thrown, 'Please try again.')}`);
      }
      setUploading(false);
    },
  };
}

async function uploadPictures(files: readonly File[]): Promise<string[]> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  const response = await fetchAdmin('/uploads/images', { method: 'POST', body: form });
  return uploadedPicturesResponse.parse(await response.json()).data.map(({ url }) => url);
}
