export const ToldLine = ({ told }: { readonly told: string }) => (
  <p className="pp-told sh-told" role="status">
    {told}
  </p>
)
