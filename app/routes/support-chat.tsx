export default function Page() {
  return <h1>support-chat</h1>;
}
